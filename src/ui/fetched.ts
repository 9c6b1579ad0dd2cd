import { useEffect, useState } from "react";
import { fetchJson } from "../lib/routes/fetch-json";

/** A fetched file: its value once it is here, or why it is not, with what asks for it again. */
type Fetched<T> = { value?: T; error?: Error; retry: () => void };

/** Fetches JSON and hands it through `read`; its address is one that the browser asks for as it is. */
export function useFetched<T, R>(address: string, read: (value: T) => R): Fetched<R> {
  const [state, setState] = useState<{ value?: R; error?: Error }>({});
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isLatest = true;
    fetchJson<T>(address).then(
      (value) => isLatest && setState({ value: read(value) }),
      (error: Error) => isLatest && setState({ error }),
    );
    return () => {
      isLatest = false;
    };
  }, [address, read, tries]);
  const retry = () => {
    setState({});
    setTries(tries + 1);
  };
  return { ...state, retry };
}
