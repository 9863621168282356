// Runs stages in parallel: each takes lanes (a lane is a core), or none, and waits for the stages that it needs.

/**
 * Runs every stage once and resolves when all have ended. A stage is `{ name, lanes, needs, run }`; `run()` resolves
 * to whether it passed. A stage whose needs failed is skipped. If several stages could start, the first in the list
 * does.
 */
export async function runInLanes(stages, { lanes, onStart = () => {}, onEnd = () => {} }) {
  const waiting = [...stages];
  const outcomes = new Map();
  const running = new Set();
  let free = lanes;

  const settle = (stage, outcome) => {
    outcomes.set(stage.name, outcome);
    onEnd(stage, outcome);
  };
  const start = (stage) => {
    free -= laneCount(stage, lanes);
    onStart(stage);
    const ended = stage.run().then((hasPassed) => {
      free += laneCount(stage, lanes);
      running.delete(ended);
      settle(stage, hasPassed ? 'passed' : 'failed');
    });
    running.add(ended);
  };

  while (waiting.length > 0 || running.size > 0) {
    for (const stage of [...waiting]) {
      const needs = (stage.needs ?? []).filter((name) => stages.some((other) => other.name === name));
      const isDoomed = needs.some((name) => ['failed', 'skipped'].includes(outcomes.get(name)));
      const isReady = needs.every((name) => outcomes.get(name) === 'passed') && laneCount(stage, lanes) <= free;
      if (!isDoomed && !isReady) continue;
      waiting.splice(waiting.indexOf(stage), 1);
      if (isDoomed) settle(stage, 'skipped');
      else start(stage);
    }
    if (running.size > 0) await Promise.race(running);
    else if (waiting.length > 0 && !waiting.some((stage) => (stage.needs ?? []).some((name) => outcomes.has(name))))
      throw new Error(`Stages that wait for each other: ${waiting.map(({ name }) => name).join(', ')}`);
  }
  return outcomes;
}

/** A stage that needs more lanes than the machine has takes all of them. */
const laneCount = (stage, lanes) => Math.min(stage.lanes ?? 1, lanes);
