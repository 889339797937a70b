import { Injectable } from '@nestjs/common';
import { DomainError } from '../common/errors.js';

/** Whether this process writes at all. Writes that are switched off are refused, so that no caller takes one for done. */
@Injectable()
export class WriteSwitch {
  private isOn = true;

  /** Lets writes through from now on, or refuses them. */
  set(isOn: boolean): void {
    this.isOn = isOn;
  }

  /** Throws `ENGINE_UNAVAILABLE` while writes are switched off. */
  require(): void {
    if (this.isOn) return;
    throw new DomainError(
      'ENGINE_UNAVAILABLE',
      'Writes are switched off. An operator switches them on with POST /entities?action=setWritable and {"value": true}.',
    );
  }
}
