import CssBaseline from '@mui/joy/CssBaseline';

export default function CssBaselineBasic() {
  return (
    <CssBaseline>
      <h3>Opening hours</h3>
      <p>
        Monday to Friday, <strong>9 to 18</strong>
      </p>
      <input type="date" aria-label="Day of your visit" />
    </CssBaseline>
  );
}
