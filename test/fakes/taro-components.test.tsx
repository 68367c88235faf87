import { useState } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { Button, Checkbox, CheckboxGroup, Form, Input, Switch, View } from '@tarojs/components';

function Sample() {
  const [said, setSaid] = useState('');
  return (
    <View>
      <Button aria-label="greet" onClick={() => setSaid('hello')}>
        +
      </Button>
      <Input placeholder="name" value={said} onInput={(event) => setSaid(event.detail.value)} />
      <Switch aria-label="loud" onChange={(event) => setSaid(`loud ${event.detail.value}`)} />
      <CheckboxGroup onChange={(event) => setSaid(event.detail.value.join('+'))}>
        <Checkbox value="mo">Monday</Checkbox>
        <Checkbox value="tu">Tuesday</Checkbox>
      </CheckboxGroup>
      <Form onSubmit={(event) => setSaid(JSON.stringify(event.detail.value))}>
        <Input name="who" />
        <Button formType="submit">send</Button>
      </Form>
      <View role="status">{said}</View>
    </View>
  );
}

const said = () => screen.getByRole('status').textContent;

beforeEach(() => void render(<Sample />));

test('buttons and inputs speak with detail.value, as on every target', () => {
  fireEvent.click(screen.getByRole('button', { name: 'greet' }));
  expect(said()).toBe('hello');
  fireEvent.change(screen.getByPlaceholderText('name'), { target: { value: 'Ann' } });
  expect(said()).toBe('Ann');
});

test('switches and checkbox groups report their values', () => {
  fireEvent.click(screen.getByRole('switch', { name: 'loud' }));
  expect(said()).toBe('loud true');
  fireEvent.click(screen.getByLabelText('Monday'));
  fireEvent.click(screen.getByLabelText('Tuesday'));
  expect(said()).toBe('mo+tu');
});

test('a form hands over its named fields', () => {
  fireEvent.click(screen.getByRole('button', { name: 'send' }));
  expect(said()).toBe('{"who":""}');
});
