// Changes the whole document.
window.misbehaving = window.kit.app('Changes the document', undefined, {
  mount: async ({ container }) => {
    window.kit.show(container, 'Changes the document');
    document.title = 'Somebody else';
    document.documentElement.lang = 'fr';
    document.body.classList.add('somebody-else');
  },
});
