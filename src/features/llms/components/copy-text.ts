/**
 * Copies what is at an address; false where that fails. The clipboard is asked at once, with what is still to come:
 * Safari allows it only then.
 */
export async function copyText(url: string): Promise<boolean> {
  const text = fetch(url).then((response) => {
    if (!response.ok) throw new Error(`${url} answers ${response.status}`);
    return response.text();
  });
  try {
    const type = "text/plain";
    await navigator.clipboard.write([new ClipboardItem({ [type]: text.then((words) => new Blob([words], { type })) })]);
    return true;
  } catch {
    return false;
  }
}
