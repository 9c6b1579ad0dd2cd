import { withPrefix } from "gatsby";
import { useEffect, useState } from "react";
import { DEBUG_FOLDER } from "../views";

/** A file of the debug data: its value once it is here, or why it is not, with what asks for it again. */
export type LoadedFile<T> = { value?: T; error?: Error; retry: () => void };

/** Fetches a file of the debug data; rejects with its address where it is not there. */
export async function loadDebugFile<T>(file: string): Promise<T> {
  const address = withPrefix(`/${DEBUG_FOLDER}/${file}`);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status} ${response.statusText}`);
  return (await response.json()) as T;
}

/** Loads a file of the debug data, through `read`. */
export function useDebugFile<T, R>(file: string, read: (value: T) => R): LoadedFile<R> {
  const [state, setState] = useState<{ value?: R; error?: Error }>({});
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isLatest = true;
    loadDebugFile<T>(file).then(
      (value) => isLatest && setState({ value: read(value) }),
      (error: Error) => isLatest && setState({ error }),
    );
    return () => {
      isLatest = false;
    };
  }, [file, read, tries]);
  const retry = () => {
    setState({});
    setTries(tries + 1);
  };
  return { ...state, retry };
}
