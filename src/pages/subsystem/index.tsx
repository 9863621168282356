import { useLocation } from '@umijs/max';
import { findRoute } from '@/domain/navigation';
import { ShowSubsystem } from '@/shell/subsystems';
import { routes } from '../../../config/routes';

/** The wish to see a subsystem at an inner address; its pane lives on the stage, outside of the routes. */
export default function SubsystemPage() {
  const { pathname } = useLocation();
  const code = findRoute(routes, pathname)?.subsystem;
  return code ? <ShowSubsystem code={code} /> : null;
}
