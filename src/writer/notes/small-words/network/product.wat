;; The product of a matrix and a vector, added to what is there: four numbers at a time, which plain JavaScript cannot do.
;; All places are in bytes, all numbers are of four bytes. Compiled to product.wasm by
;; scripts/small-words/compile-product.ts.
(module
  (memory (import "numbers" "memory") 1)
  (func (export "addProduct")
    (param $matrix i32) (param $rowBytes i32) (param $rows i32)
    (param $vector i32) (param $length i32) (param $into i32)
    (local $place i32) (local $at i32) (local $fours i32) (local $end i32)
    (local $sum f32) (local $sums v128) (local $more v128)
    ;; How many bytes of the vector go by eights of numbers; the rest goes one by one.
    (local.set $fours (i32.shl (i32.and (local.get $length) (i32.const -8)) (i32.const 2)))
    (local.set $end (i32.shl (local.get $length) (i32.const 2)))
    (block $done
      (loop $row
        (br_if $done (i32.eqz (local.get $rows)))
        (local.set $place (i32.const 0))
        (local.set $sums (v128.const f32x4 0 0 0 0))
        (local.set $more (v128.const f32x4 0 0 0 0))
        (block $summed
          (loop $four
            (br_if $summed (i32.ge_u (local.get $place) (local.get $fours)))
            (local.set $at (i32.add (local.get $matrix) (local.get $place)))
            (local.set $sums (f32x4.add (local.get $sums)
              (f32x4.mul
                (v128.load (local.get $at))
                (v128.load (i32.add (local.get $vector) (local.get $place))))))
            (local.set $more (f32x4.add (local.get $more)
              (f32x4.mul
                (v128.load offset=16 (local.get $at))
                (v128.load offset=16 (i32.add (local.get $vector) (local.get $place))))))
            (local.set $place (i32.add (local.get $place) (i32.const 32)))
            (br $four)))
        (local.set $sums (f32x4.add (local.get $sums) (local.get $more)))
        (local.set $sum (f32.add
          (f32.add (f32x4.extract_lane 0 (local.get $sums)) (f32x4.extract_lane 1 (local.get $sums)))
          (f32.add (f32x4.extract_lane 2 (local.get $sums)) (f32x4.extract_lane 3 (local.get $sums)))))
        (block $whole
          (loop $one
            (br_if $whole (i32.ge_u (local.get $place) (local.get $end)))
            (local.set $sum (f32.add (local.get $sum)
              (f32.mul
                (f32.load (i32.add (local.get $matrix) (local.get $place)))
                (f32.load (i32.add (local.get $vector) (local.get $place))))))
            (local.set $place (i32.add (local.get $place) (i32.const 4)))
            (br $one)))
        (f32.store (local.get $into) (f32.add (f32.load (local.get $into)) (local.get $sum)))
        (local.set $into (i32.add (local.get $into) (i32.const 4)))
        (local.set $matrix (i32.add (local.get $matrix) (local.get $rowBytes)))
        (local.set $rows (i32.sub (local.get $rows) (i32.const 1)))
        (br $row))))
  ;; The products of a matrix of one byte a number with many vectors of two bytes a number, four vectors and two rows at a
  ;; time. A row's sum, times the scales of row and vector, plus the row's bias, goes to `into`, vector after vector.
  ;; Columns come in eights, rows in twos and vectors in fours.
  (func (export "products")
    (param $matrix i32) (param $rows i32) (param $columns i32)
    (param $vectors i32) (param $count i32) (param $rowScales i32) (param $vectorScales i32) (param $biases i32)
    (param $into i32)
    (local $row i32) (local $at i32) (local $first i32) (local $second i32) (local $place i32) (local $vectorBytes i32)
    (local $a v128) (local $b v128) (local $x v128)
    (local $a0 v128) (local $a1 v128) (local $a2 v128) (local $a3 v128)
    (local $b0 v128) (local $b1 v128) (local $b2 v128) (local $b3 v128)
    (local $v0 i32) (local $v1 i32) (local $v2 i32) (local $v3 i32)
    (local $sums v128) (local $out i32) (local $rowBytes i32)
    (local.set $vectorBytes (i32.shl (local.get $columns) (i32.const 1)))
    (local.set $rowBytes (i32.shl (local.get $rows) (i32.const 2)))
    (block $done
      (loop $four
        (br_if $done (i32.eqz (local.get $count)))
        (local.set $first (local.get $matrix))
        (local.set $row (i32.const 0))
        (block $rowsDone
          (loop $two
            (br_if $rowsDone (i32.ge_u (local.get $row) (local.get $rows)))
            (local.set $second (i32.add (local.get $first) (local.get $columns)))
            (local.set $v0 (local.get $vectors))
            (local.set $v1 (i32.add (local.get $v0) (local.get $vectorBytes)))
            (local.set $v2 (i32.add (local.get $v1) (local.get $vectorBytes)))
            (local.set $v3 (i32.add (local.get $v2) (local.get $vectorBytes)))
            (local.set $a0 (v128.const i32x4 0 0 0 0)) (local.set $a1 (v128.const i32x4 0 0 0 0))
            (local.set $a2 (v128.const i32x4 0 0 0 0)) (local.set $a3 (v128.const i32x4 0 0 0 0))
            (local.set $b0 (v128.const i32x4 0 0 0 0)) (local.set $b1 (v128.const i32x4 0 0 0 0))
            (local.set $b2 (v128.const i32x4 0 0 0 0)) (local.set $b3 (v128.const i32x4 0 0 0 0))
            (local.set $at (i32.const 0))
            (loop $eight
              (local.set $a (v128.load8x8_s (i32.add (local.get $first) (local.get $at))))
              (local.set $b (v128.load8x8_s (i32.add (local.get $second) (local.get $at))))
              (local.set $place (i32.shl (local.get $at) (i32.const 1)))
              (local.set $x (v128.load (i32.add (local.get $v0) (local.get $place))))
              (local.set $a0 (i32x4.add (local.get $a0) (i32x4.dot_i16x8_s (local.get $a) (local.get $x))))
              (local.set $b0 (i32x4.add (local.get $b0) (i32x4.dot_i16x8_s (local.get $b) (local.get $x))))
              (local.set $x (v128.load (i32.add (local.get $v1) (local.get $place))))
              (local.set $a1 (i32x4.add (local.get $a1) (i32x4.dot_i16x8_s (local.get $a) (local.get $x))))
              (local.set $b1 (i32x4.add (local.get $b1) (i32x4.dot_i16x8_s (local.get $b) (local.get $x))))
              (local.set $x (v128.load (i32.add (local.get $v2) (local.get $place))))
              (local.set $a2 (i32x4.add (local.get $a2) (i32x4.dot_i16x8_s (local.get $a) (local.get $x))))
              (local.set $b2 (i32x4.add (local.get $b2) (i32x4.dot_i16x8_s (local.get $b) (local.get $x))))
              (local.set $x (v128.load (i32.add (local.get $v3) (local.get $place))))
              (local.set $a3 (i32x4.add (local.get $a3) (i32x4.dot_i16x8_s (local.get $a) (local.get $x))))
              (local.set $b3 (i32x4.add (local.get $b3) (i32x4.dot_i16x8_s (local.get $b) (local.get $x))))
              (local.set $at (i32.add (local.get $at) (i32.const 8)))
              (br_if $eight (i32.lt_u (local.get $at) (local.get $columns))))
            (local.set $out (i32.add (local.get $into) (i32.shl (local.get $row) (i32.const 2))))
            (call $store (local.get $a0) (local.get $row) (i32.const 0) (local.get $rowScales) (local.get $vectorScales) (local.get $biases) (local.get $out))
            (call $store (local.get $a1) (local.get $row) (i32.const 4) (local.get $rowScales) (local.get $vectorScales) (local.get $biases) (i32.add (local.get $out) (local.get $rowBytes)))
            (call $store (local.get $a2) (local.get $row) (i32.const 8) (local.get $rowScales) (local.get $vectorScales) (local.get $biases) (i32.add (local.get $out) (i32.mul (local.get $rowBytes) (i32.const 2))))
            (call $store (local.get $a3) (local.get $row) (i32.const 12) (local.get $rowScales) (local.get $vectorScales) (local.get $biases) (i32.add (local.get $out) (i32.mul (local.get $rowBytes) (i32.const 3))))
            (local.set $row (i32.add (local.get $row) (i32.const 1)))
            (local.set $out (i32.add (local.get $out) (i32.const 4)))
            (call $store (local.get $b0) (local.get $row) (i32.const 0) (local.get $rowScales) (local.get $vectorScales) (local.get $biases) (local.get $out))
            (call $store (local.get $b1) (local.get $row) (i32.const 4) (local.get $rowScales) (local.get $vectorScales) (local.get $biases) (i32.add (local.get $out) (local.get $rowBytes)))
            (call $store (local.get $b2) (local.get $row) (i32.const 8) (local.get $rowScales) (local.get $vectorScales) (local.get $biases) (i32.add (local.get $out) (i32.mul (local.get $rowBytes) (i32.const 2))))
            (call $store (local.get $b3) (local.get $row) (i32.const 12) (local.get $rowScales) (local.get $vectorScales) (local.get $biases) (i32.add (local.get $out) (i32.mul (local.get $rowBytes) (i32.const 3))))
            (local.set $row (i32.add (local.get $row) (i32.const 1)))
            (local.set $first (i32.add (local.get $second) (local.get $columns)))
            (br $two)))
        (local.set $vectors (i32.add (local.get $vectors) (i32.shl (local.get $vectorBytes) (i32.const 2))))
        (local.set $vectorScales (i32.add (local.get $vectorScales) (i32.const 16)))
        (local.set $into (i32.add (local.get $into) (i32.shl (local.get $rowBytes) (i32.const 2))))
        (local.set $count (i32.sub (local.get $count) (i32.const 4)))
        (br $four))))
  (func $store
    (param $sums v128) (param $row i32) (param $vector i32) (param $rowScales i32) (param $vectorScales i32) (param $biases i32) (param $into i32)
    (local $bytes i32)
    (local.set $bytes (i32.shl (local.get $row) (i32.const 2)))
    (f32.store (local.get $into)
      (f32.add
        (f32.load (i32.add (local.get $biases) (local.get $bytes)))
        (f32.mul
          (f32.mul
            (f32.load (i32.add (local.get $rowScales) (local.get $bytes)))
            (f32.load (i32.add (local.get $vectorScales) (local.get $vector))))
          (f32.convert_i32_s
            (i32.add
              (i32.add (i32x4.extract_lane 0 (local.get $sums)) (i32x4.extract_lane 1 (local.get $sums)))
              (i32.add (i32x4.extract_lane 2 (local.get $sums)) (i32x4.extract_lane 3 (local.get $sums)))))))))

  ;; Each number of a vector as one of 2047 steps to either side, of two bytes; tells how long a step is. Numbers come in
  ;; eights.
  (func (export "inSteps") (param $from i32) (param $columns i32) (param $into i32) (result f32)
    (local $at i32) (local $end i32) (local $most v128) (local $longest f32) (local $scale v128)
    (local.set $end (i32.add (local.get $from) (i32.shl (local.get $columns) (i32.const 2))))
    (local.set $at (local.get $from))
    (loop $four
      (local.set $most (f32x4.max (local.get $most) (f32x4.abs (v128.load (local.get $at)))))
      (local.set $at (i32.add (local.get $at) (i32.const 16)))
      (br_if $four (i32.lt_u (local.get $at) (local.get $end))))
    (local.set $longest (f32.max
      (f32.max (f32x4.extract_lane 0 (local.get $most)) (f32x4.extract_lane 1 (local.get $most)))
      (f32.max (f32x4.extract_lane 2 (local.get $most)) (f32x4.extract_lane 3 (local.get $most)))))
    ;; A vector of zeros stays one.
    (local.set $longest (f32.max (local.get $longest) (f32.const 1e-30)))
    (local.set $scale (f32x4.splat (f32.div (f32.const 2047) (local.get $longest))))
    (local.set $at (local.get $from))
    (loop $eight
      (v128.store (local.get $into)
        (i16x8.narrow_i32x4_s
          (i32x4.trunc_sat_f32x4_s (f32x4.nearest (f32x4.mul (v128.load (local.get $at)) (local.get $scale))))
          (i32x4.trunc_sat_f32x4_s (f32x4.nearest (f32x4.mul (v128.load offset=16 (local.get $at)) (local.get $scale))))))
      (local.set $into (i32.add (local.get $into) (i32.const 16)))
      (local.set $at (i32.add (local.get $at) (i32.const 32)))
      (br_if $eight (i32.lt_u (local.get $at) (local.get $end))))
    (f32.div (local.get $longest) (f32.const 2047))))
