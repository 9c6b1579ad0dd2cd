import { Component, type ReactNode } from "react";
import type { LiveResult } from "../../../mdx/live-mdx";
import { Prose } from "../../../mdx/render/prose";
import { renderNodes } from "../../../mdx/render/render";
import { translate } from "../../../lib/words/translate";
import { SampleProblems } from "./sample-problems";

type ResultProps = Pick<LiveResult, "title" | "nodes">;

/** The page that the example becomes; what React cannot draw of it is a mistake like any other. */
export class SampleResult extends Component<ResultProps, { failure?: string }> {
  override state: { failure?: string } = {};

  static getDerivedStateFromError(error: Error) {
    return { failure: error.message };
  }

  override render(): ReactNode {
    const { title, nodes } = this.props;
    const { failure } = this.state;
    if (failure !== undefined) {
      const remedy = translate({ id: "home.sample.remedy" });
      return <SampleProblems problems={[{ severity: "error", file: "", message: failure, remedy }]} />;
    }
    return (
      <div className="page-in-page">
        {title.length > 0 && <h2>{renderNodes(title)}</h2>}
        <Prose nodes={nodes} />
      </div>
    );
  }
}
