import { coverOf } from "../cover";

/** The room of a letter and of what is to stand beside all of them, in the units of a cover's letters. */
const LETTER_WIDTH = 56;
const BESIDE = 48;

/**
 * The cover of a post, drawn from its title in the colours of the mode; decoration, as the title stands beside it. Its
 * circles fill each box, its letters are as large as all of them can be there.
 */
export function PostCover({ title }: { title: string }) {
  const { letters, circles } = coverOf(title);
  return (
    <div className="cover" aria-hidden="true">
      <svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice">
        {circles.map(({ x, y, radius, tone }) => (
          <circle key={tone} cx={x} cy={y} r={radius} data-tone={tone} />
        ))}
      </svg>
      <svg viewBox={`0 0 ${letters.length * LETTER_WIDTH + BESIDE} 100`}>
        <text x="50%" y="50" textAnchor="middle" dominantBaseline="central">
          {letters}
        </text>
      </svg>
    </div>
  );
}
