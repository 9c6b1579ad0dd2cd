import { useEffect, useState } from "react";
import { translate } from "../../../lib/translate";

/** Says on the page for what is not there that without a network this may be a page that the browser does not keep. */
export function NotKeptNote() {
  const [isOffline, setOffline] = useState(false);
  useEffect(() => setOffline(!navigator.onLine), []);
  return isOffline && <p role="status">{translate({ id: "offline.notKept" })}</p>;
}
