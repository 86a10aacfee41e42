/** Who sits at this browser: a guest whom only its cookie knows, or somebody with an account. */

import { api } from '../server/client';
import type { Me } from '../server/wire';

class Person {
  me: Me | null = $state.raw(null);

  /** Ask the server who I am; a first visit makes a guest. */
  async meet(): Promise<Me> {
    this.me = await api.me();
    return this.me;
  }

  async rename(name: string): Promise<void> {
    this.me = await api.rename(name);
  }

  async makeAccount(login: string, password: string): Promise<void> {
    this.me = await api.makeAccount(login, password);
  }

  async signIn(login: string, password: string, bring: boolean): Promise<void> {
    this.me = await api.signIn(login, password, bring);
  }

  async changePassword(old: string, wanted: string): Promise<void> {
    this.me = await api.changePassword(old, wanted);
  }

  // Whoever goes is followed by a new guest.

  async signOut(): Promise<void> {
    await api.signOut();
    await this.meet();
  }

  async signOutEverywhere(): Promise<void> {
    await api.signOutEverywhere();
    await this.meet();
  }

  async leaveForGood(password: string | null): Promise<void> {
    await api.deleteMe(password);
    await this.meet();
  }
}

export const person = new Person();
