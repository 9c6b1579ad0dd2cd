import { useId, useState } from "react";
import { translate } from "../../../lib/words/translate";
import { colors, PRIMARY_DARK, PRIMARY_LIGHT } from "../../../theme/colors";
import { cssOf, readColor, SHADES, shadesOfPalette, type Palette, type Shade } from "./palette";
import { CodeBlock } from "../code/code-block";

type Mode = "light" | "dark";
type Palettes = Record<Mode, Palette>;

const amounts = SHADES.map(({ amount }) => amount);
const initial: Palettes = {
  light: { base: PRIMARY_LIGHT, background: colors.background, amounts },
  dark: { base: PRIMARY_DARK, background: colors.modes.dark.background, amounts },
};

/**
 * A tool that makes the shades of an accent for both modes from one colour each, rates their contrast, and gives the
 * CSS.
 */
export function ColorGenerator() {
  const help = useId();
  const [palettes, setPalettes] = useState(initial);
  const [mode, setMode] = useState<Mode>("light");
  const palette = palettes[mode];
  const change = (part: Partial<Palette>) => setPalettes({ ...palettes, [mode]: { ...palette, ...part } });
  const css = `${cssOf(palettes.light, "light")}\n\n${cssOf(palettes.dark, "dark")}`;
  return (
    <div className="color-generator">
      <ModeChoice mode={mode} onChange={setMode} />
      <div className="fields">
        <ColorField
          key={`${mode} base`}
          label={translate({ id: "colorGenerator.base" })}
          help={help}
          value={palette.base}
          onChange={(base) => change({ base })}
        />
        <ColorField
          key={`${mode} background`}
          label={translate({ id: "colorGenerator.background" })}
          help={help}
          value={palette.background}
          onChange={(background) => change({ background })}
        />
        <button type="button" onClick={() => setPalettes({ ...palettes, [mode]: initial[mode] })}>
          {translate({ id: "colorGenerator.reset" })}
        </button>
        <p id={help}>{translate({ id: "colorGenerator.valid" })}</p>
      </div>
      <ShadeTable palette={palette} onAmounts={(changed) => change({ amounts: changed })} />
      <CodeBlock language="css" title="src/css/custom.css" html={css} />
    </div>
  );
}

function ModeChoice({ mode, onChange }: { mode: Mode; onChange: (mode: Mode) => void }) {
  const name = useId();
  return (
    <fieldset>
      <legend>{translate({ id: "colorGenerator.mode" })}</legend>
      {(["light", "dark"] as const).map((value) => (
        <label key={value}>
          <input type="radio" name={name} checked={mode === value} onChange={() => onChange(value)} />{" "}
          {translate({ id: `colorMode.${value}` })}
        </label>
      ))}
    </fieldset>
  );
}

type ColorFieldProps = {
  label: string;
  /** Id of the words that say what is valid. */
  help: string;
  value: string;
  onChange: (color: string) => void;
};

function ColorField({ label, help, value, onChange }: ColorFieldProps) {
  const [text, setText] = useState(value);
  const typed = readColor(text);
  const shown = typed === value || typed === undefined ? text : value;
  const change = (next: string) => {
    setText(next);
    const color = readColor(next);
    if (color) onChange(color);
  };
  return (
    <label className="color-field">
      {label}
      <span>
        <input
          type="color"
          aria-label={translate({ id: "colorGenerator.pick" }, { label })}
          value={value}
          onChange={({ target }) => change(target.value)}
        />
        {/* A label is the name of its first field alone. */}
        <input
          type="text"
          aria-label={label}
          aria-describedby={help}
          aria-invalid={readColor(shown) === undefined}
          value={shown}
          onChange={({ target }) => change(target.value)}
        />
      </span>
    </label>
  );
}

function ShadeTable({ palette, onAmounts }: { palette: Palette; onAmounts: (amounts: number[]) => void }) {
  const change = (index: number, amount: number) =>
    onAmounts(palette.amounts.map((other, at) => (at === index ? amount : other)));
  return (
    <table>
      <thead>
        <tr>
          {(["variable", "color", "adjustment", "contrast"] as const).map((column) => (
            <th key={column} scope="col">
              {translate({ id: `colorGenerator.${column}` })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shadesOfPalette(palette).map((shade, index) => (
          <ShadeRow
            key={shade.name}
            shade={shade}
            background={palette.background}
            onAmount={(amount) => change(index, amount)}
          />
        ))}
      </tbody>
    </table>
  );
}

function ShadeRow({
  shade,
  background,
  onAmount,
}: {
  shade: Shade;
  background: string;
  onAmount: (amount: number) => void;
}) {
  return (
    <tr>
      <th scope="row">
        <code>{shade.name}</code>
      </th>
      <td>
        <span className="swatch" style={{ backgroundColor: shade.color }} aria-hidden="true" />{" "}
        <code>{shade.color}</code>
      </td>
      <td>
        <input
          type="number"
          step={0.05}
          min={-1}
          max={1}
          value={shade.amount}
          aria-label={translate({ id: "colorGenerator.adjustmentOf" }, { name: shade.name })}
          onChange={({ target }) => onAmount(Number(target.value))}
        />
      </td>
      <td>
        <span className="sample" style={{ color: shade.color, backgroundColor: background }} aria-hidden="true">
          Aa
        </span>{" "}
        {shade.contrast.toFixed(2)} {shade.rating}
      </td>
    </tr>
  );
}
