// The tests that took longest, from the reports of both runners: where the next saved minute lies.

/** @param {{ unit: object | null, browser: object | null }} reports */
export function slowestTests({ unit, browser }, most = 20) {
  return [...ofVitest(unit), ...ofPlaywright(browser)]
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, most)
    .map(({ title, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${title}`);
}

function ofVitest(report) {
  return (report?.testResults ?? []).flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({ title: fullName, seconds: (duration ?? 0) / 1000 })),
  );
}

function ofPlaywright(report) {
  return (report?.suites ?? []).flatMap(testsOfSuite);
}

function testsOfSuite({ specs = [], suites = [] }) {
  const own = specs.map(({ title, tests }) => ({ title, seconds: secondsOf(tests) }));
  return [...own, ...suites.flatMap(testsOfSuite)];
}

function secondsOf(tests) {
  const durations = tests.flatMap(({ results }) => results.map(({ duration }) => duration));
  return durations.reduce((sum, duration) => sum + duration, 0) / 1000;
}
