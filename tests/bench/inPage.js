// Runs inside the measured page, injected before anything else.
window.__bench = {
  /** Waits until `isReady` holds and the frame showing it has been painted; returns the milliseconds since `from`. */
  painted: (from, isReady) =>
    new Promise((resolve, reject) => {
      const look = () => {
        if (performance.now() - from > 60_000)
          return reject(new Error(`not shown: ${document.body.innerText.slice(0, 300)}`));
        if (!isReady()) return requestAnimationFrame(look);
        // A message posted during a frame is delivered after the frame.
        const channel = new MessageChannel();
        channel.port1.onmessage = () => resolve(performance.now() - from);
        channel.port2.postMessage(null);
      };
      requestAnimationFrame(look);
    }),
  pane: (key) => document.querySelector(`[data-pane="${key}"]`),
  isShown: (key) => {
    const pane = window.__bench.pane(key);
    return (
      pane?.dataset.shown === 'true' && pane.dataset.state === 'mounted' && pane.querySelector('tbody tr') !== null
    );
  },
  /** Navigates to an address as back and forward do: the router gets an event, nothing is loaded. */
  go: (address) => {
    const index = (history.state?.idx ?? 0) + 1;
    history.pushState({ idx: index, key: `bench${index}`, usr: null }, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  },
  /** Shows a subsystem by its navigation link, or by its address; returns the milliseconds to the painted frame. */
  open: async (key, address) => {
    const link = document.querySelector(`header nav a[href="${address}"]`);
    const from = performance.now();
    if (link) link.click();
    else window.__bench.go(address);
    const milliseconds = await window.__bench.painted(from, () => window.__bench.isShown(key));
    window.__bench.opened = { from, to: from + milliseconds };
    return milliseconds;
  },
  /** Share of the last opening, from the click to the painted frame, in which no phase of its record ran. */
  unexplained: async () => {
    const { from, to } = window.__bench.opened;
    const last = () => window.__PORTAL_SUBSYSTEMS__.openings().at(-1);
    while (last().phases.paint === undefined) await new Promise(requestAnimationFrame);
    const { startedAt, starts, phases } = last();
    let explained = 0;
    let reached = from;
    const places = Object.entries(phases)
      .filter(([phase]) => phase !== 'ready')
      .map(([phase, ms]) => [startedAt + starts[phase], ms]);
    for (const [start, ms] of places.sort(([one], [other]) => one - other)) {
      explained += Math.max(0, Math.min(start + ms, to) - Math.max(start, reached));
      reached = Math.max(reached, start + ms);
    }
    return 1 - explained / (to - from);
  },
  /** Waits until idle: three quiet moments in a row. */
  quiet: async () => {
    for (let round = 0; round < 3; round += 1)
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3_000 }));
  },
};
