type Entry = { topic: string; service?: string | undefined; answer: string };

/** What the owner says about getting ready: for the services of a booking where there is such an answer, else for all. */
export function prepareWords(knowledge: readonly Entry[], service: string): string {
  const answers = knowledge.filter(({ topic }) => topic === 'prep');
  const booked = service.split(' + ').map((name) => name.trim().toLowerCase());
  const own = answers.filter((entry) => entry.service && booked.includes(entry.service.trim().toLowerCase()));
  const said = own.length > 0 ? own : answers.filter((entry) => !entry.service);
  return [...new Set(said.map(({ answer }) => answer))].join('\n');
}
