// Starts side effects that it never stops; each marks the document's root element while it still runs.
const count = (name) => {
  const { dataset } = document.documentElement;
  dataset[name] = String(Number(dataset[name] ?? 0) + 1);
};
const frame = () => {
  count('leakFrame');
  requestAnimationFrame(frame);
};
window.misbehaving = window.kit.app('Leaks', undefined, {
  mount: async ({ container }) => {
    window.kit.show(container, 'Leaks');
    setInterval(() => count('leakInterval'), 100);
    const again = () => setTimeout(() => (count('leakTimeout'), again()), 100);
    again();
    requestAnimationFrame(frame);
    document.addEventListener('click', () => count('leakDocument'));
    window.addEventListener('click', () => count('leakWindow'));
    document.defaultView.addEventListener('click', () => count('leakEscaped'));
    new MutationObserver(() => count('leakObserver')).observe(document.body, { childList: true, subtree: true });
    window.leakedGlobal = 'left behind';
    const notice = document.createElement('div');
    notice.id = 'leaked-node';
    notice.textContent = 'left behind';
    document.body.append(notice);
  },
});
