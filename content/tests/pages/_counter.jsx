import { useState } from "react";

/** A button that counts its clicks. */
export default function Counter({ start, children }) {
  const [count, setCount] = useState(start);
  return (
    <p>
      <button type="button" className="counter" onClick={() => setCount(count + 1)}>
        {count} {children}
      </button>
    </p>
  );
}
