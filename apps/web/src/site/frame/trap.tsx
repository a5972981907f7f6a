import classes from './trap.module.css';

/** A field no person sees: what fills it in is not a person. */
export function Trap({ label }: { label: string }) {
  return (
    <div className={classes.trap} aria-hidden="true">
      <label>
        {label}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
