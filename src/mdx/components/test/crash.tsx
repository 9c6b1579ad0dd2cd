import { useEffect, useState } from "react";

/** A button whose component throws while it renders, after a click. */
export function CrashButton() {
  const [crashed, setCrashed] = useState(false);
  if (crashed) throw new Error("Crashed on purpose");
  return (
    <button type="button" className="test-button" onClick={() => setCrashed(true)}>
      Crash
    </button>
  );
}

/** A button whose component throws an error with a chain of causes. */
export function CrashWithCause() {
  const [crashed, setCrashed] = useState(false);
  if (crashed) {
    const first = new Error("The file is not there");
    const second = new Error("The settings cannot be read", { cause: first });
    throw new Error("The page cannot be shown", { cause: second });
  }
  return (
    <button type="button" className="test-button" onClick={() => setCrashed(true)}>
      Crash with causes
    </button>
  );
}

/** Throws as soon as the page runs in a browser. */
export function CrashOnMount() {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  if (mounted) throw new Error("Crashed on purpose when the page began to run");
  return null;
}
