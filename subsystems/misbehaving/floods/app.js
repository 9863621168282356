// Sends far more requests than the portal allows, at once.
const many = (times, act) => {
  for (let index = 0; index < times; index += 1) act(index);
};
window.misbehaving = window.kit.app('Floods', ({ portal }) => ({
  'Flood with toasts': () => many(1_000, (index) => portal.toast({ type: 'info', text: `toast ${index}` })),
  'Flood with moves': () => many(1_000, (index) => portal.navigation.push(`/page/${index}`)),
  'Flood with reports': () => many(10_000, (index) => portal.reportUnsaved(index % 2 === 0)),
  'Flood with titles': () => many(10_000, (index) => portal.navigation.setTitle(`title ${index}`)),
}));
