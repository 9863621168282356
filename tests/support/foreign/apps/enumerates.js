// A program that trusts for…in, as many do: an inherited key would be a column too many.
window.enumerating = {
  bootstrap: async () => undefined,
  mount: async ({ container }) => {
    const keys = [];
    for (const key in { name: 'Name', floor: 'Floor' }) keys.push(key);
    for (const index in ['a', 'b']) keys.push(index);
    container.querySelector('#lift-root').innerHTML = `<h1>${keys.join(' ')}</h1>`;
  },
  unmount: async () => undefined,
};
