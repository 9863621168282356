// A relative address: in the sandbox it is resolved against the portal, which does not have the file.
window.misbehaving = window.kit.app('Relative picture', undefined, {
  mount: async ({ container }) => {
    window.kit.show(container, 'Relative picture');
    const picture = document.createElement('img');
    picture.alt = 'A picture';
    picture.src = 'picture.svg';
    container.querySelector('#page').append(picture);
  },
});
