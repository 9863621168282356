// An old program: it extends the prototypes that all programs share.
Object.prototype.extend = function extend(other) {
  return Object.assign(this, other);
};
Array.prototype.remove = function remove(value) {
  return this.filter((each) => each !== value);
};
window.extending = {
  bootstrap: async () => undefined,
  mount: async ({ container }) => {
    const { title } = {}.extend({ title: ['old', 'Lifts'].remove('old')[0] });
    container.querySelector('#lift-root').innerHTML = `<h1>${title} that extend</h1>`;
  },
  unmount: async () => undefined,
};
