// Upstream: Layout/Provider @ 3.10.2
// Eject: fewer providers
// Reason: colour mode, announcements and the mobile menu are the portal's own
import { composeProviders } from '@docusaurus/theme-common';
import {
  NavbarProvider,
  PluginHtmlClassNameProvider,
  ScrollControllerProvider,
} from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/Layout/Provider';

const Provider = composeProviders([
  ScrollControllerProvider,
  PluginHtmlClassNameProvider,
  NavbarProvider,
]);

export default function LayoutProvider({ children }: Props) {
  return <Provider>{children}</Provider>;
}
