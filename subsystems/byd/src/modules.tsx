import type { RouteObject } from 'react-router';
import { Outlet } from 'react-router';
import { EntryPage } from './benefits/EntryPage';
import { LedgerPage } from './benefits/LedgerPage';
import { NewEntryPage } from './benefits/NewEntryPage';
import { ApplicationPage } from './decoration/ApplicationPage';
import { BoardPage } from './decoration/BoardPage';
import { Look } from './Look';
import { NotFound, UnknownModule } from './NotFound';
import { ModuleBar } from './portal/ModuleBar';
import type { Source } from './sources';
import { AgendaPage } from './task/AgendaPage';
import { OrderPage } from './workorder/OrderPage';
import { OrdersPage } from './workorder/OrdersPage';

const PAGES: Record<Source, RouteObject[]> = {
  workorder: [
    { path: '/', element: <OrdersPage /> },
    { path: '/orders/:id', element: <OrderPage /> },
  ],
  decoration: [
    { path: '/', element: <BoardPage /> },
    { path: '/applications/:id', element: <ApplicationPage /> },
  ],
  task: [
    { path: '/', element: <AgendaPage /> },
    { path: '/tasks/:id', element: <AgendaPage /> },
  ],
  publicBenefits: [
    { path: '/', element: <LedgerPage /> },
    { path: '/new', element: <NewEntryPage /> },
    { path: '/entries/:id', element: <EntryPage /> },
  ],
};

/** Layout of every page. */
function Frame() {
  return (
    <>
      <ModuleBar />
      <Look>
        <Outlet />
      </Look>
    </>
  );
}

/** The pages of a module, or the page for an unknown module. */
export const routesOf = (source: Source | undefined): RouteObject[] => [
  {
    element: <Frame />,
    children: source
      ? [...PAGES[source], { path: '*', element: <NotFound /> }]
      : [{ path: '*', element: <UnknownModule /> }],
  },
];
