import { createElement } from 'react';
import type { ChangeEvent, FormEvent, ReactNode } from 'react';

type Props = Record<string, unknown> & { children?: ReactNode };
type Listener = (event: { detail: unknown; stopPropagation(): void }) => void;

const EVENTS = /^on(Click|Focus|Blur|Touch[A-Z]\w+|KeyDown|KeyUp)$/;
const PASSED = /^(id|style|className|role|tabIndex|key|aria-.+|data-.+|hidden|placeholder|name)$/;

/** The props that a plain element understands; Taro's own ones are dropped. */
function passed(props: Props): Record<string, unknown> {
  const known = Object.entries(props).filter(([name]) => PASSED.test(name) || EVENTS.test(name));
  return Object.fromEntries(known);
}

function emit(listener: unknown, detail: unknown): void {
  const event = { detail, stopPropagation: () => undefined };
  if (typeof listener === 'function') (listener as Listener)(event);
}

const box = (tag: string) =>
  function Box(props: Props) {
    return createElement(tag, passed(props), props.children);
  };

export const View = box('div');
export const Text = box('span');
export const Label = box('label');
export const ScrollView = box('div');
export const Swiper = box('div');
export const SwiperItem = box('div');
export const CustomWrapper = box('div');
export const Block = ({ children }: Props) => <>{children}</>;
export const CoverView = box('div');
export const RootPortal = box('div');
export const PickerView = box('div');
export const PickerViewColumn = box('div');
export const PageMeta = box('div');
export const WebView = box('div');
export const Canvas = box('canvas');
export const Map = box('div');

export const Button = (props: Props) => (
  <button
    type={props['formType'] === 'submit' ? 'submit' : 'button'}
    disabled={Boolean(props['disabled'])}
    {...passed(props)}
  >
    {props.children}
  </button>
);

const value = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => event.target.value;

export const Input = (props: Props) => (
  <input
    {...passed(props)}
    type={props['password'] ? 'password' : 'text'}
    maxLength={typeof props['maxlength'] === 'number' ? props['maxlength'] : undefined}
    disabled={Boolean(props['disabled'])}
    value={props['value'] === undefined ? undefined : String(props['value'])}
    onChange={(event) => emit(props['onInput'], { value: value(event) })}
    onBlur={(event) => emit(props['onBlur'], { value: value(event) })}
    onFocus={(event) => emit(props['onFocus'], { value: value(event) })}
    onKeyDown={(event) =>
      event.key === 'Enter' && emit(props['onConfirm'], { value: event.currentTarget.value })
    }
  />
);

export const Textarea = (props: Props) => (
  <textarea
    {...passed(props)}
    disabled={Boolean(props['disabled'])}
    value={props['value'] === undefined ? undefined : String(props['value'])}
    onChange={(event) => emit(props['onInput'], { value: value(event) })}
    onBlur={(event) => emit(props['onBlur'], { value: value(event) })}
  />
);

export const Switch = (props: Props) => (
  <input
    {...passed(props)}
    type="checkbox"
    role="switch"
    disabled={Boolean(props['disabled'])}
    checked={Boolean(props['checked'])}
    onChange={(event) => emit(props['onChange'], { value: event.target.checked })}
  />
);

const toggle = (type: 'checkbox' | 'radio') =>
  function Toggle(props: Props) {
    return (
      <label>
        <input
          {...passed(props)}
          type={type}
          value={String(props['value'] ?? '')}
          disabled={Boolean(props['disabled'])}
          defaultChecked={Boolean(props['checked'])}
        />
        {props.children}
      </label>
    );
  };

export const Checkbox = toggle('checkbox');
export const Radio = toggle('radio');

function checkedIn(group: HTMLElement): string[] {
  return [...group.querySelectorAll('input')].filter((box) => box.checked).map((box) => box.value);
}

export const CheckboxGroup = (props: Props) => (
  <div
    {...passed(props)}
    onChange={(event: FormEvent<HTMLDivElement>) =>
      emit(props['onChange'], { value: checkedIn(event.currentTarget) })
    }
  >
    {props.children}
  </div>
);

export const RadioGroup = (props: Props) => (
  <div
    {...passed(props)}
    role="radiogroup"
    onChange={(event: FormEvent<HTMLDivElement>) =>
      emit(props['onChange'], { value: checkedIn(event.currentTarget)[0] ?? '' })
    }
  >
    {props.children}
  </div>
);

export const Form = (props: Props) => (
  <form
    {...passed(props)}
    onSubmit={(event) => {
      event.preventDefault();
      emit(props['onSubmit'], { value: Object.fromEntries(new FormData(event.currentTarget)) });
    }}
  >
    {props.children}
  </form>
);

/** A picker opens with a tap; a test chooses with fireEvent(node, new CustomEvent('pick', {detail})). */
export const Picker = (props: Props) => (
  <div
    {...passed(props)}
    ref={(node) => {
      node?.addEventListener('pick', (event) => {
        if (event instanceof CustomEvent) emit(props['onChange'], event.detail);
      });
    }}
  >
    {props.children}
  </div>
);

/** As on H5: attributes go to the component around the native image, which has no alternative text. */
export const Image = (props: Props) => (
  <div {...passed(props)}>
    <img src={String(props['src'] ?? '')} />
  </div>
);

export const RichText = (props: Props) => (
  <div {...passed(props)}>
    {typeof props['nodes'] === 'string' ? props['nodes'] : JSON.stringify(props['nodes'])}
  </div>
);

export const Video = box('video');
export const Navigator = box('a');
export const Icon = box('i');
export const Progress = box('progress');
export const Slider = box('div');
