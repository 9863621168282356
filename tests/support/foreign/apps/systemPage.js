System.register([], function (exports) {
  return {
    execute: function () {
      exports('text', 'Lazy page');
    },
  };
});
