import type { ReactNode } from "react";

type BrowserWindowProps = {
  url?: string;
  minHeight?: number | string;
  bodyStyle?: Record<string, string | number>;
  children?: ReactNode;
};

/** Content in a drawn browser window, to show the result of a sample; the address is only a label. */
export function BrowserWindow({ url, minHeight, bodyStyle, children }: BrowserWindowProps) {
  return (
    <div className="browser-window">
      <div className="bar" aria-hidden="true">
        <span className="dots" />
        <span className="address">{url ?? "http://localhost:3000"}</span>
      </div>
      <div className="body" style={{ minHeight, ...bodyStyle }}>
        {children}
      </div>
    </div>
  );
}
