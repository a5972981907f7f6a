import { Text, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './day-chart.module.css';
import { areaPath, barsPath } from './day-chart-shape.ts';

export type DaySeries = { label: string; tone: 'first' | 'second'; values: readonly number[] };

type DayChartProps = {
  kind: 'bars' | 'area';
  caption: string;
  /** What the days are called under the drawing. The last ones may still be to come. */
  days: readonly string[];
  /** Which of them are written: every seventh where nothing is said. */
  labelEvery?: number;
  /** What each of them is, where it is no day. */
  unit?: string;
  series: readonly DaySeries[];
  format: (value: number) => string;
};

/** Figures day by day: drawn for the eye, and as a table for whoever has it read aloud. */
export function DayChart({ kind, caption, days, labelEvery = 7, unit, series, format }: DayChartProps) {
  const { t } = useTranslation('ui');
  const highest = Math.max(0, ...series.flatMap(({ values }) => values));
  const known = days.slice(0, Math.max(0, ...series.map(({ values }) => values.length)));
  const told = (index: number) =>
    `${days[index]}: ${series.map(({ label, values }) => `${label} ${format(values[index] ?? 0)}`).join(', ')}`;
  return (
    <figure className={classes.chart}>
      <figcaption className={classes.head}>
        <Text component="span" size="xs" c="dimmed">
          {caption}
        </Text>
        {series.length > 1
          ? series.map(({ label, tone }) => (
              <Text key={tone} component="span" size="xs" className={classes.key} data-tone={tone}>
                {label}
              </Text>
            ))
          : null}
      </figcaption>
      <div aria-hidden="true">
        <span className={classes.highest}>{format(highest)}</span>
        <svg
          className={classes.drawing}
          viewBox={`0 0 ${days.length} 1`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {kind === 'bars'
            ? series.map(({ tone, values }, place) => (
                <path
                  key={tone}
                  data-tone={tone}
                  d={barsPath(values, highest, { place, of: series.length })}
                />
              ))
            : series.map((one) => <Area key={one.tone} {...one} highest={highest} />)}
          {known.map((day, index) => (
            <rect key={day} className={classes.day} x={index} y={0} width={1} height={1}>
              <title>{told(index)}</title>
            </rect>
          ))}
        </svg>
        <div className={classes.axis}>
          {days.map((day, index) =>
            index % labelEvery === 0 ? (
              <span key={day} style={{ insetInlineStart: `${((index + 0.5) / days.length) * 100}%` }}>
                {day}
              </span>
            ) : null,
          )}
        </div>
      </div>
      <VisuallyHidden>
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{unit ?? t('day')}</th>
              {series.map(({ label }) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {known.map((day, index) => (
              <tr key={day}>
                <th scope="row">{day}</th>
                {series.map(({ label, values }) => (
                  <td key={label}>{format(values[index] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </figure>
  );
}

function Area({ tone, values, highest }: DaySeries & { highest: number }) {
  const { line, area } = areaPath(values, highest);
  return (
    <g data-tone={tone}>
      <path className={classes.area} d={area} />
      <path className={classes.line} d={line} />
    </g>
  );
}
