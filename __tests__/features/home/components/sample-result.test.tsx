import { SampleResult } from "../../../../src/features/home/components/sample-result";
import { setWords } from "../../../../src/lib/words/own-words";
import { markupOf } from "../../../support/markup";

test("what cannot be drawn is told in the words of the site", () => {
  setWords({ "home.sample.remedy": "Corrigez le nom." });
  const result = new SampleResult({ title: [], nodes: [] });
  result.state = SampleResult.getDerivedStateFromError(new Error("Failed."));
  expect(markupOf(result.render())).toContain("<strong>Failed.</strong> Corrigez le nom.");
});
