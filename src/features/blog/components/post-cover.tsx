import { coverOf } from "../cover";

/** The cover of a post, drawn from its title in the colours of the mode; decoration, as the title stands beside it. */
export function PostCover({ title }: { title: string }) {
  const { letters, circles } = coverOf(title);
  return (
    <svg
      className="cover"
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {circles.map(({ x, y, radius, tone }) => (
        <circle key={tone} cx={x} cy={y} r={radius} data-tone={tone} />
      ))}
      <text x="160" y="90" textAnchor="middle" dominantBaseline="central">
        {letters}
      </text>
    </svg>
  );
}
