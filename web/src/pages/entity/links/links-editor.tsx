import { type ReactNode, useState } from 'react';
import { Button, TextInput } from '../../../design/index.js';
import { DialogForm } from '../../../shell/dialog-form.js';
import { texts } from '../../../texts.js';
import type { OutsideLink } from '../facts.js';
import { NameWithNote } from '../name-with-note.js';
import { useLabelEdit } from '../use-label-edit.js';
import { type LinkChange, linkName, outcomeOf, saveLink } from './link-change.js';

const words = texts.entity.links;

const NEW: OutsideLink = { url: '', label: '' };

/** Properties of `LinksEditor`. */
export interface LinksEditorProps {
  /** Urn of the entity. */
  readonly urn: string;
  readonly links: readonly OutsideLink[];
}

/** Adds links to an entity, changes and removes them, each at once. */
export function LinksEditor({ urn, links }: LinksEditorProps): ReactNode {
  const [edited, setEdited] = useState<OutsideLink>();
  const [form, setForm] = useState(NEW);
  const begin = (link: OutsideLink | undefined): void => {
    setEdited(link);
    setForm(link ?? NEW);
  };
  const { host, edit } = useLabelEdit(urn, async (change: LinkChange) => {
    await saveLink(urn, change);
    if (change.after !== undefined || isSame(change.before, edited)) begin(undefined);
  });
  const before = edited ?? NEW;
  return (
    <div className="stack" ref={host}>
      {links.length === 0 && <p className="quiet">{words.none}</p>}
      <ul className="entity-tags">
        {links.map((link) => (
          <LinkRow
            key={`${link.url} ${link.label}`}
            link={link}
            isBusy={edit.isPending}
            onEdit={() => {
              begin(link);
              host.current?.querySelector('input')?.focus();
            }}
            onRemove={() => edit.mutate({ before: link })}
          />
        ))}
      </ul>
      <p role="status">{edit.isSuccess && outcomeOf(edit.variables)}</p>
      <section className="entity-part" aria-label={edited === undefined ? words.addTitle : words.edit}>
        <DialogForm
          verb={edited === undefined ? words.add : texts.entity.save}
          isChanged={!isSame(form, before)}
          isBusy={edit.isPending}
          error={edit.error}
          onSubmit={() => edit.mutate({ before: edited, after: trimmed(form) })}
          onCancel={edited === undefined ? undefined : () => begin(undefined)}
        >
          <h3>{edited === undefined ? words.addTitle : words.changeTitle(linkName(edited))}</h3>
          <LinkFields form={form} onChange={setForm} />
        </DialogForm>
      </section>
    </div>
  );
}

interface LinkRowProps {
  readonly link: OutsideLink;
  readonly isBusy: boolean;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

function LinkRow({ link, isBusy, onEdit, onRemove }: LinkRowProps): ReactNode {
  const name = linkName(link);
  return (
    <li>
      <NameWithNote name={name} note={name === link.url ? undefined : link.url} />
      <span className="entity-buttons">
        <Button aria-label={words.editOne(name)} onClick={onEdit}>
          {texts.entity.edit}
        </Button>
        <Button isBusy={isBusy} aria-label={words.remove(name)} onClick={onRemove}>
          {texts.entity.remove}
        </Button>
      </span>
    </li>
  );
}

interface LinkFieldsProps {
  readonly form: OutsideLink;
  readonly onChange: (form: OutsideLink) => void;
}

function LinkFields({ form, onChange }: LinkFieldsProps): ReactNode {
  return (
    <>
      <TextInput
        label={words.address}
        hint={words.addressHint}
        type="url"
        required
        value={form.url}
        onChange={(url) => onChange({ ...form, url })}
      />
      <TextInput
        label={words.label}
        required
        pattern=".*\S.*"
        value={form.label}
        onChange={(label) => onChange({ ...form, label })}
      />
    </>
  );
}

function trimmed({ url, label }: OutsideLink): OutsideLink {
  return { url: url.trim(), label: label.trim() };
}

function isSame(one: OutsideLink | undefined, other: OutsideLink | undefined): boolean {
  return one?.url === other?.url && one?.label === other?.label;
}
