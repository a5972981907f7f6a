/** The cars of a person: as booked, and those of talks that no booking names yet. */
export function carsKnown(booked: readonly string[], talkedOf: readonly string[]): string[] {
  const lines = [...new Set(booked.filter((line) => line !== ''))];
  const names = new Set(lines.map((line) => nameIn(line)));
  const others = new Set(talkedOf.filter((name) => name !== '' && !names.has(name.toLowerCase())));
  return [...lines, ...others];
}

const nameIn = (line: string) => (line.split(' · ')[0] ?? '').toLowerCase();
