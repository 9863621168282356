import { Counter, Registry } from 'prom-client';

/** A label with any number of values would let one sender fill the memory of the receiver and of Prometheus. */
const MAX_VALUES = 100;

function createLimiter() {
  const known = new Set();
  return (value) => {
    if (known.has(value)) return value;
    if (known.size >= MAX_VALUES) return 'other';
    known.add(value);
    return value;
  };
}

/** Counters of what was received and refused. */
export function createMetrics() {
  const registry = new Registry();
  const counter = (name, help, labelNames) => new Counter({ name, help, labelNames, registers: [registry] });
  const violations = counter('portal_csp_violations_total', 'Reported violations of the policy', [
    'directive',
    'disposition',
  ]);
  const errors = counter('portal_errors_total', 'Reported events', ['owner', 'region', 'name', 'kind']);
  const refused = counter('portal_reports_refused_total', 'Requests that were refused', ['status']);
  const limits = { directive: createLimiter(), region: createLimiter(), name: createLimiter() };
  return {
    registry,
    count(record) {
      if (record.kind === 'violation')
        violations.inc({ directive: limits.directive(record.directive), disposition: record.disposition });
      else
        errors.inc(
          {
            owner: record.owner,
            region: limits.region(record.region),
            name: limits.name(record.name),
            kind: record.kind,
          },
          record.count,
        );
    },
    countRefusal: (status) => refused.inc({ status }),
  };
}
