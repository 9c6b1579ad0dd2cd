/** What an issue of a schema says, without the words with which most begin: a message has said that it is not valid. */
export function issueWords({ message }: { message: string }): string {
  if (message === "Invalid URL") return "must be an address with its scheme, such as `https://example.org`";
  return message.replace(/^Invalid input: /, "");
}
