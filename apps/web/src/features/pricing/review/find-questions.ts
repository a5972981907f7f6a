import { type Currency, foldWords, type PriceReading, type ReadingWarning } from '@glossa/contracts';
import { keyOfValues, type WorkRow } from '../working-list/work-row.ts';

type About = { id: string; rows: WorkRow[] };

/** What the owner is asked about a reading. One answer mends every row it concerns. */
export type Question = About &
  /** Prices side by side in several lines, with no names for their columns. */
  (
    | { kind: 'columns'; of: number; lines: WorkRow[][] }
    | { kind: 'twins'; name: WorkRow }
    | { kind: 'nameless' }
    | { kind: 'currency'; currency: Currency }
    /** The same doubt about several services of one car type: a column that may stand under the wrong name. */
    | { kind: 'column'; carType: string }
    | { kind: 'service'; service: string }
    /** Most of the page is in doubt, for many services: one look at it is worth more than a question for each. */
    | { kind: 'page' }
    | { kind: 'figure' }
    | { kind: 'types'; names: [string, string] }
    /** A name such as "K2" of which nobody else can know which cars it stands for. */
    | { kind: 'meaning'; carType: string }
  );

/** The gravest first: what cannot be saved, what may be wrong, what could be tidier. */
export function findQuestions(
  rows: readonly WorkRow[],
  { sameTypes, unclearTypes }: Pick<PriceReading, 'sameTypes' | 'unclearTypes'>,
  { isOneByOne = false }: { isOneByOne?: boolean } = {},
): Question[] {
  const staying = rows.filter((row) => !row.isRemoved);
  const read = staying.filter((row) => row.span !== null);
  const columns = findColumns(read);
  const inColumns = new Set(columns.flatMap((question) => question.rows));
  return [
    ...columns,
    ...findTwins(staying.filter((row) => !inColumns.has(row))),
    ...findNameless(staying),
    ...findCurrencies(read),
    ...asPage(read, findNameDoubts(read.filter((row) => !inColumns.has(row))), isOneByOne),
    ...doubted(read, ['ambiguous_number']).map(
      (row): Question => ({ kind: 'figure', id: `figure ${row.key}`, rows: [row] }),
    ),
    ...unclearTypes.flatMap((carType) => findUnclear(staying, carType)),
    ...findSameTypes(staying, sameTypes),
  ];
}

/** One name has several prices in its line, and so have others: their columns want names, not one of the prices. */
function findColumns(rows: readonly WorkRow[]): Question[] {
  const lines = [
    ...Map.groupBy(rows, (row) => `${row.span?.start} ${keyOfValues(row.values)}`).values(),
  ].filter((line) => line.length > 1 && line.every(({ column }) => column !== null));
  return [...Map.groupBy(lines, ([first]) => first?.column?.of ?? 0)].flatMap(([of, alike]): Question[] =>
    alike.length > 1 ? [{ kind: 'columns', id: `columns ${of}`, rows: alike.flat(), of, lines: alike }] : [],
  );
}

function findTwins(rows: readonly WorkRow[]): Question[] {
  const named = rows.filter((row) => row.values.service.trim() !== '');
  return [...Map.groupBy(named, (row) => keyOfValues(row.values))].flatMap(([key, twins]): Question[] => {
    const [name] = twins;
    return name && twins.length > 1 ? [{ kind: 'twins', id: `twins ${key}`, rows: twins, name }] : [];
  });
}

function findNameless(rows: readonly WorkRow[]): Question[] {
  const nameless = rows.filter((row) => row.values.service.trim() === '');
  return nameless.length > 0 ? [{ kind: 'nameless', id: 'nameless', rows: nameless }] : [];
}

/** Asked once for all prices of a currency that the text did not write, wrote beside another one, or that is not the studio's. */
function findCurrencies(rows: readonly WorkRow[]): Question[] {
  const open = doubted(rows, ['currency_assumed', 'mixed_currencies', 'other_currency']);
  return [...Map.groupBy(open, (row) => row.values.currency)].map(([currency, group]) => ({
    kind: 'currency',
    id: `currency ${currency}`,
    rows: group,
    currency,
  }));
}

/** A column as a whole where most of it is in doubt and it has more than one service; the rest service by service. */
function findNameDoubts(rows: readonly WorkRow[]): Question[] {
  const open = doubted(rows, ['names_unsure', 'order_assumed']).filter(
    (row) => row.values.service.trim() !== '',
  );
  const columns = [...Map.groupBy(open, ({ values }) => foldWords(values.carType ?? ''))].flatMap(
    ([type, group]): (Question & { kind: 'column' })[] => {
      const carType = group[0]?.values.carType ?? null;
      const all = rows.filter(({ values }) => foldWords(values.carType ?? '') === type);
      const isColumn = servicesOf(group).size > 1 && group.length * 2 > all.length;
      return carType !== null && isColumn
        ? [{ kind: 'column', id: `column ${type}`, rows: group, carType }]
        : [];
    },
  );
  const inColumns = new Set(columns.flatMap((question) => question.rows));
  const rest = open.filter((row) => !inColumns.has(row));
  const services = [...Map.groupBy(rest, ({ values }) => foldWords(values.service))].map(
    ([key, group]): Question => ({
      kind: 'service',
      id: `service ${key}`,
      rows: group,
      service: group[0]?.values.service ?? '',
    }),
  );
  return [...columns, ...services];
}

/** Many questions about most of the page become one, unless the owner wants them one by one. */
function asPage(rows: readonly WorkRow[], questions: Question[], isOneByOne: boolean): Question[] {
  const asked = new Set(questions.flatMap((question) => question.rows));
  const open = rows.filter((row) => asked.has(row));
  const isWhole = questions.length > mostApart && open.length * 2 > rows.length;
  return isWhole && !isOneByOne ? [{ kind: 'page', id: 'page', rows: open }] : questions;
}

const mostApart = 3;

function findUnclear(rows: readonly WorkRow[], carType: string): Question[] {
  const open = rows.filter(({ values }) => values.carType === carType && values.carTypeMeaning === null);
  return open.length > 0 ? [{ kind: 'meaning', id: `meaning ${carType}`, rows: open, carType }] : [];
}

/** Two names of the list for one kind of car; the one that more prices have is offered to stay. */
function findSameTypes(rows: readonly WorkRow[], sameTypes: readonly string[][]): Question[] {
  return sameTypes.flatMap((names): Question[] => {
    const groups = names
      .map((name) => ({ name, rows: rows.filter(({ values }) => values.carType === name) }))
      .filter((group) => group.rows.length > 0)
      .sort((a, b) => b.rows.length - a.rows.length);
    const [most, ...others] = groups;
    return most
      ? others.map((other) => ({
          kind: 'types',
          id: `types ${most.name} ${other.name}`,
          rows: other.rows,
          names: [most.name, other.name],
        }))
      : [];
  });
}

const doubted = (rows: readonly WorkRow[], codes: readonly ReadingWarning[]): WorkRow[] =>
  rows.filter((row) => row.warnings.some((code) => codes.includes(code)));

const servicesOf = (rows: readonly WorkRow[]): Set<string> =>
  new Set(rows.map(({ values }) => foldWords(values.service)));
