import { Outlet } from '@umijs/max';

export default function RootLayout() {
  return <Outlet />;
}
