import * as React from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import { popper } from './popper';
import './styles.css';

export default function SelectMultiple() {
  const [labels, setLabels] = React.useState(['bug']);

  return (
    <div className="labels">
      <Select
        multiple
        aria-label="Labels of the tickets"
        value={labels}
        onChange={(_event, newLabels) => setLabels(newLabels)}
        renderValue={(options) => `Labels: ${options.length || 'any'}`}
        className="labels-field"
        slotProps={{ popper, listbox: { className: 'labels-list' } }}
      >
        <Option value="bug">Bug</Option>
        <Option value="design">Design</Option>
        <Option value="docs">Documentation</Option>
      </Select>
    </div>
  );
}
