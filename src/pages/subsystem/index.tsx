import { useLocation } from '@umijs/max';
import { findRoute } from '@/domain/navigation';
import { innerOf } from '@/domain/subsystem';
import { ShowSubsystem } from '@/shell/subsystems';
import { routes } from '../../../config/routes';

/** The wish to see a subsystem at an inner address; its pane lives on the stage, outside of the routes. */
export default function SubsystemPage() {
  const location = useLocation();
  const code = findRoute(routes, location.pathname)?.subsystem;
  if (!code) return null;
  return <ShowSubsystem code={code} innerPath={innerOf(code, location) ?? '/'} />;
}
