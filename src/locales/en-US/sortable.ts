export default {
  'sortable.moved': '{name} moved to position {position}',
  'sortable.movedTo': '{name} moved to {zone}, position {position}',
};
