import { translate } from "../../../lib/words/translate";

/**
 * Copies what is at an address, and says in words how that went. The clipboard is asked at once, with what is still to
 * come: Safari allows it only then.
 */
export async function copyText(url: string): Promise<string> {
  const text = fetch(url).then((response) => {
    if (!response.ok) throw new Error(`${url} answers ${response.status}`);
    return response.text();
  });
  try {
    const type = "text/plain";
    await navigator.clipboard.write([new ClipboardItem({ [type]: text.then((words) => new Blob([words], { type })) })]);
    return translate({ id: "copyPage.copied" });
  } catch {
    return translate({ id: "copyPage.failed" });
  }
}
