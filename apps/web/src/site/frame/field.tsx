import classes from './field.module.css';

type FieldProps = {
  id: string;
  name: string;
  label: string;
  type?: 'text' | 'email';
  autoComplete?: string;
  isLong?: boolean;
  isLabelHidden?: boolean;
};

/** A labelled field with room for one complaint below it. */
export function Field({ id, name, label, type = 'text', autoComplete, isLong, isLabelHidden }: FieldProps) {
  const shared = { id, name, className: classes.input, 'aria-describedby': `${id}-complaint` };
  return (
    <div className={classes.field}>
      <label htmlFor={id} className={isLabelHidden ? 'unseen' : classes.label}>
        {label}
      </label>
      {isLong ? (
        <textarea {...shared} rows={5} />
      ) : (
        <input
          {...shared}
          type={type}
          autoComplete={autoComplete}
          {...(isLabelHidden ? { placeholder: label } : {})}
        />
      )}
      <p id={`${id}-complaint`} className={classes.complaint} hidden />
    </div>
  );
}
