import { FIRST_VIEW, mostFor, writtenIn } from "./support/first-views";

/** Words that compress badly, as many as asked for. */
const words = (count: number) =>
  Array.from({ length: count }, (_, index) => (((index + 1) * 2_654_435_761) % 4_294_967_296).toString(36)).join(" ");

const page = (main: string) => `<body><nav>Menu</nav><main>${main}</main><footer>End</footer></body>`;

test("what is written are texts of the main part, addresses and anchors, but nothing of drawings and scripts", () => {
  const svg = '<svg id="s"><text>AD</text></svg>';
  const entry = `<li id="a" class="x">${svg}<a rel="y" href="/b/">Text</a><style>p{}</style><script>1</script></li>`;
  expect(writtenIn(page(entry)).trim().split(/\s+/)).toEqual(["a", "/b/Text"]);
});

test("a page may take more than 30 KB for what is written on it, and nothing for its markup", () => {
  const text = words(20_000);
  const most = mostFor(page(text));
  expect(mostFor(page("Text"))).toBe(FIRST_VIEW);
  expect(most).toBeGreaterThan(2 * FIRST_VIEW);
  expect(mostFor(page(text.replace(/ /g, '<b class="more markup"></b> ')))).toBe(most);
});
