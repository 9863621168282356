/** Advisories that do not concern the portal, by their address, with the reason. */
export const accepted = new Map([]);

/** The advisories in a report of `npm audit --json`, each once; undefined if the text is no such report. */
export function advisoriesIn(text) {
  let report;
  try {
    report = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!report?.vulnerabilities) return undefined;
  const advisories = Object.values(report.vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((cause) => typeof cause === 'object');
  return [...new Map(advisories.map((advisory) => [advisory.url, advisory])).values()];
}

/** The critical ones that nobody has accepted, a line each. */
export const critical = (advisories, exceptions = accepted) =>
  advisories
    .filter(({ severity, url }) => severity === 'critical' && !exceptions.has(url))
    .map(({ name, title, url, range }) => `${name} ${range}: ${title} (${url})`);

/** How many there are of each severity: `2 high, 1 low`. */
export const countBySeverity = (advisories) =>
  ['critical', 'high', 'moderate', 'low', 'info']
    .map((severity) => [advisories.filter((advisory) => advisory.severity === severity).length, severity])
    .filter(([count]) => count > 0)
    .map((pair) => pair.join(' '))
    .join(', ') || 'none';
