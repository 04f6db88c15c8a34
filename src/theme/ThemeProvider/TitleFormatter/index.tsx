// Upstream: ThemeProvider/TitleFormatter @ 3.10.2
// Eject: it is made to be replaced
// Reason: titles read "<page> - <product>"
import type { ComponentProps, ReactNode } from 'react';
import { TitleFormatterProvider } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/ThemeProvider/TitleFormatter';
import { useSiteFacts } from '../../../hooks/useSiteFacts';
import { composeDocumentTitle } from '../../../lib/address/titles';

type Formatter = ComponentProps<typeof TitleFormatterProvider>['formatter'];

export default function ThemeProviderTitleFormatter({ children }: Props): ReactNode {
  const { products } = useSiteFacts();
  const formatTitle: Formatter = ({ title, siteTitle, plugin }) =>
    composeDocumentTitle(title ?? '', products[plugin.id]?.name ?? siteTitle);
  return (
    <TitleFormatterProvider formatter={formatTitle}>
      {children}
    </TitleFormatterProvider>
  );
}
