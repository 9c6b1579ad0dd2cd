/** A drawing: hills above water, and a plant with a page among its leaves; its colours follow the mode. */
export function Shore() {
  return (
    <svg
      className="shore"
      viewBox="0 0 1200 200"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <path className="far" d="M0 128c150-62 300-56 460-18s260 40 400-6 240-30 340 2v94H0z" />
      <path className="near" d="M0 164c150-34 330-40 520-16s420 26 680-22v74H0z" />
      <g className="plant" transform="translate(0 32)">
        <path className="stem" d="M1010 152c-3-36 2-62 14-84M1016 106c-8-9-17-14-28-15M1019 88c9-11 21-18 35-20" />
        <path
          className="leaf"
          d="M1026 68c-10-14-9-29 2-43 12 14 13 29-2 43ZM990 92c-14 3-25-3-32-15 15-4 26 2 32 15Z"
        />
        <path className="page" d="m1052 50 30-9 9 30-30 9zm6 8 17-5m-15 13 17-5" />
      </g>
      <path className="wave" d="M150 184q16-9 32 0t32 0M520 186q16-9 32 0t32 0M860 182q16-9 32 0t32 0" />
    </svg>
  );
}
