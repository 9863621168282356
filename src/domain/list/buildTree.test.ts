import fc from 'fast-check';
import { buildTree } from './buildTree';

interface Node {
  id: string;
  children: Node[];
}
const treeOf = (items: { id: string; parentId?: string }[]) =>
  buildTree<{ id: string; parentId?: string }, Node>(items, ({ id }, children) => ({ id, children }));
const idsIn = (nodes: Node[]): string[] => nodes.flatMap(({ id, children }) => [id, ...idsIn(children)]);

test.each([
  ['a parent that is not in the list', [{ id: 'a', parentId: 'x' }], [{ id: 'a', children: [] }]],
  ['itself as parent', [{ id: 'a', parentId: 'a' }], [{ id: 'a', children: [] }]],
  [
    'parents in a circle',
    [
      { id: 'a', parentId: 'b' },
      { id: 'b', parentId: 'a' },
    ],
    [{ id: 'a', children: [{ id: 'b', children: [] }] }],
  ],
  [
    'a parent that comes later',
    [{ id: 'b', parentId: 'a' }, { id: 'a' }, { id: 'c', parentId: 'a' }],
    [
      {
        id: 'a',
        children: [
          { id: 'b', children: [] },
          { id: 'c', children: [] },
        ],
      },
    ],
  ],
])('R051 R230 an item with %s is in the tree', (_, items, tree) => {
  expect(treeOf(items)).toEqual(tree);
});

test('F45 every item is in the tree once, whatever its parents are', () => {
  const id = fc.constantFrom('a', 'b', 'c', 'd', 'e');
  const item = fc.record({ id, parentId: fc.option(id, { nil: undefined }) });
  fc.assert(
    fc.property(fc.uniqueArray(item, { selector: ({ id: own }) => own }), (items) =>
      expect(idsIn(treeOf(items)).sort()).toEqual(items.map(({ id: own }) => own).sort()),
    ),
  );
});
