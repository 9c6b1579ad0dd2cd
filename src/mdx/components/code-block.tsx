type CodeBlockProps = { language: string; title?: string; html: string };

/** A block of code, highlighted at build; scrolls by keyboard when it is wider than the page. */
export function CodeBlock({ language, title, html }: CodeBlockProps) {
  return (
    <figure className="code-block" data-language={language || undefined}>
      {title !== undefined && <figcaption>{title}</figcaption>}
      <pre tabIndex={0}>
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
    </figure>
  );
}
