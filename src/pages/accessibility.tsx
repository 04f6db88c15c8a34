import Layout from '@theme/Layout';
import { AccessibilityPage } from '../components/tools/Accessibility/AccessibilityPage';

export default function Accessibility() {
  return (
    <Layout
      title="Accessibility"
      description="What works in this portal by keyboard, with a screen reader and with zoom, what does not, and how it stands to each criterion of WCAG 2.2, levels A and AA."
    >
      <AccessibilityPage />
    </Layout>
  );
}
