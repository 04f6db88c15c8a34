import Autocomplete from '@mui/joy/Autocomplete';
import AutocompleteOption from '@mui/joy/AutocompleteOption';
import Typography from '@mui/joy/Typography';

const files = ['Annual report.pdf', 'Contract.docx', 'Report March.xlsx'];

export default function AutocompleteHighlight() {
  return (
    <Autocomplete
      aria-label="File"
      placeholder="Type “report”"
      options={files}
      renderOption={(props, file, { inputValue }) => {
        const start = file.toLowerCase().indexOf(inputValue.toLowerCase());
        const end = start + inputValue.length;
        return (
          <AutocompleteOption {...props} key={file}>
            <span>
              {file.slice(0, start)}
              <Typography component="strong" fontWeight="lg" color="primary">
                {file.slice(start, end)}
              </Typography>
              {file.slice(end)}
            </span>
          </AutocompleteOption>
        );
      }}
    />
  );
}
