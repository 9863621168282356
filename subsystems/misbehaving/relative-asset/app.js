// An address without an origin: in the sandbox it is looked for at the portal, where it is not.
window.misbehaving = window.kit.app('Relative picture', undefined, {
  mount: async ({ container }) => {
    window.kit.show(container, 'Relative picture');
    const picture = document.createElement('img');
    picture.alt = 'A picture';
    picture.src = 'picture.svg';
    container.querySelector('#page').append(picture);
  },
});
