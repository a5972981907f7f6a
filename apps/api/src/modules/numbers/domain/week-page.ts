import { type Language, localeOf } from '@glossa/contracts';

export type Line = { label: string; value: string; note?: string };

type WeekPage = {
  language: Language;
  studio: string;
  title: string;
  lines: readonly Line[];
  chart: {
    caption: string;
    dialogs: string;
    bookings: string;
    days: readonly { name: string; dialogs: number; bookings: number }[];
  };
  links: { numbers: string; settings: string; open: string; off: string };
};

const ink = '#0E1116';
const dimmed = '#5B6270';
const hairline = '#E3E3DC';
const teal = '#0B7A75';
const violet = '#6D5BD0';

/**
 * The picture of a week as mail programs can draw it: tables and coloured cells with their styles on them. No image,
 * no script, no font and no address of anybody else's, so nothing is fetched when it is opened.
 */
export function weekPage({ language, studio, title, lines, chart, links }: WeekPage): string {
  return `<!doctype html>
<html lang="${localeOf[language]}"><head><meta charset="utf-8"><title>${escaped(title)}</title></head>
<body style="margin:0;padding:24px 12px;background:#FAFAF7;color:${ink};font:15px/1.45 -apple-system,'Segoe UI',Roboto,Arial,sans-serif">
<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%;max-width:560px;margin:0 auto;background:#FFFFFF;border:1px solid ${hairline};border-radius:12px"><tr><td style="padding:24px">
<p style="margin:0;color:${dimmed}">${escaped(studio)}</p>
<h1 style="margin:2px 0 18px;font-size:21px;line-height:1.25">${escaped(title)}</h1>
<table cellpadding="0" cellspacing="0" style="width:100%;border-collapse:collapse">${lines.map(lineRow).join('')}</table>
<h2 style="margin:24px 0 2px;font-size:15px">${escaped(chart.caption)}</h2>
<p style="margin:0 0 8px;font-size:13px;color:${dimmed}">${key(chart.dialogs, teal)} &nbsp; ${key(chart.bookings, violet)}</p>
${chartTable(chart.days)}
<p style="margin:24px 0 0"><a href="${escaped(links.numbers)}" style="display:inline-block;padding:10px 18px;background:${teal};color:#FFFFFF;text-decoration:none;border-radius:8px;font-weight:600">${escaped(links.open)}</a></p>
<p style="margin:24px 0 0;font-size:13px;color:${dimmed}">${escaped(links.off)} <a href="${escaped(links.settings)}" style="color:${dimmed}">${escaped(links.settings)}</a></p>
</td></tr></table></body></html>`;
}

function lineRow({ label, value, note }: Line): string {
  const cell = `padding:7px 0;border-top:1px solid ${hairline};vertical-align:top`;
  const beside = note
    ? `<br><span style="font-size:13px;font-weight:400;white-space:nowrap;color:${dimmed}">${escaped(note)}</span>`
    : '';
  return `<tr><th scope="row" style="${cell};text-align:left;font-weight:400;color:${dimmed}">${escaped(label)}</th><td style="${cell};text-align:right;font-weight:600">${escaped(value)}${beside}</td></tr>`;
}

/** Two bars for each day; the figure stands beside its bar, so that nothing hangs on colour alone. */
function chartTable(days: WeekPage['chart']['days']): string {
  const highest = Math.max(1, ...days.flatMap(({ dialogs, bookings }) => [dialogs, bookings]));
  const rows = days.map(
    ({ name, dialogs, bookings }) =>
      `<tr><th scope="row" style="width:52px;padding:5px 0;text-align:left;font-weight:400;color:${dimmed}">${escaped(name)}</th><td style="padding:5px 0">${bar(dialogs, highest, teal)}${bar(bookings, highest, violet)}</td></tr>`,
  );
  return `<table cellpadding="0" cellspacing="0" style="width:100%;border-collapse:collapse">${rows.join('')}</table>`;
}

function key(words: string, colour: string): string {
  return `<span style="color:${colour}">&#9632;</span>&nbsp;${escaped(words)}`;
}

function bar(value: number, highest: number, colour: string): string {
  const width = Math.max(1, Math.round((value / highest) * 84));
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%"><tr><td style="width:${width}%;height:9px;background:${colour};border-radius:3px;font-size:0;line-height:0">&nbsp;</td><td style="padding-left:6px;font-size:13px;line-height:13px;color:${ink}">${value}</td></tr></table>`;
}

function escaped(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '');
}
