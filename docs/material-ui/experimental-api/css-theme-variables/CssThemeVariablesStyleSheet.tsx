import './cssThemeVariablesInvoice.css';

export default function CssThemeVariablesStyleSheet() {
  return (
    <div className="invoice">
      <strong>Invoice 2041</strong> for the design team, <mark>due on Friday</mark>
    </div>
  );
}
